/** Folder of the icons. It is below the pictures, so that caches in front of the shop keep the icons, too. */
export const iconFolder = "/bilder/app/"

/** An icon of the installed shop, as PNG. */
export interface AppIcon {
  readonly path: string
  /** Width and height in pixels. */
  readonly side: number
  /**
   * Share of the side that the logo takes. With a share below 1, the icon has a background, because the system cuts it
   * to a shape of its own.
   */
  readonly share: number
}

/** Icons that systems show as they are. */
export const plainIcons: ReadonlyArray<AppIcon> = [192, 512].map((side) => ({
  path: `${iconFolder}${side}.png`,
  side,
  share: 1,
}))

/**
 * Icon that Android cuts to a shape. It shows at least a circle with 80 % of the side as diameter. A square of 56 % fits
 * into this circle.
 */
export const maskableIcon: AppIcon = { path: `${iconFolder}maskable-512.png`, side: 512, share: 0.56 }

/** Icon of the home screen of iOS, which only rounds the corners. */
export const appleIcon: AppIcon = { path: `${iconFolder}apple-180.png`, side: 180, share: 0.7 }

/** All icons of the installed shop. */
export const appIcons: ReadonlyArray<AppIcon> = [...plainIcons, maskableIcon, appleIcon]
