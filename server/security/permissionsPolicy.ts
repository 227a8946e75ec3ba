import type { ServiceSettings } from "../settings/serviceScripts.ts"
import { serviceOrigins } from "./serviceOrigins.ts"

const denied = [
  "accelerometer",
  "autoplay",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gyroscope",
  "magnetometer",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
]

/** Features of a video consultation. */
const filming = ["camera", "microphone"]

/**
 * Returns the permissions policy of a response (quality T-H4). Only pages pass their services. If one of these is
 * the video consultation, the shop's page and the origins of this service may use camera and microphone, because the
 * script runs in the page and may open a frame. The browser still asks the visitor.
 */
export const permissionsPolicy = (services?: ServiceSettings) => {
  const { files } = serviceOrigins(services, (service) => service === "video")
  const filmed = files.length === 0 ? "()" : `(self ${files.map((origin) => `"${origin}"`).join(" ")})`
  return [
    ...denied.map((name) => `${name}=()`),
    ...filming.map((name) => `${name}=${filmed}`),
    "geolocation=(self)",
  ].join(", ")
}
