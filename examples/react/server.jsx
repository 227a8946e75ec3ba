import { readFileSync } from "node:fs"
import { createServer, request as send } from "node:http"

import { basket, createShop, markets, prices } from "@heimwerk/adapters/client"
import { renderToPipeableStream } from "react-dom/server"

import { App } from "./App.jsx"

const { origin } = new URL(process.env.SHOP_ORIGIN ?? "http://127.0.0.1:4173")
const script = readFileSync(new URL("client.js", import.meta.url))

/** Passes a request of the page's script on to the shop, so that page and shop have the same origin. */
const forward = (address, request, response) => {
  const forwarded = send(address, { headers: request.headers, method: request.method }, (answer) =>
    answer.pipe(response.writeHead(answer.statusCode, answer.headers)),
  )
  request.pipe(forwarded.on("error", () => response.writeHead(502).end()))
}

/** Answers with the page. Each request has a client of its own, through which the visitor's cookies pass both ways. */
const render = async (near, { headers: { cookie: header = "" } }, response) => {
  const cookies = { header, onSet: (line) => response.appendHeader("set-cookie", line) }
  const shop = createShop({ origin, brand: "heimwerk", cookies }, { basket, markets, prices })
  const [tile, found] = await Promise.all([
    shop.prices.article({ id: "45426579" }),
    near === "" ? undefined : shop.markets.near(near),
    shop.basket.load(),
  ])
  const loaded = { near, tile, found, basket: shop.basket.get().basket }
  const { pipe } = renderToPipeableStream(<App shop={shop} loaded={loaded} />, {
    bootstrapScriptContent: `window.loaded = ${JSON.stringify(loaded)}`,
    bootstrapModules: ["/client.js"],
    onShellReady: () => pipe(response.setHeader("content-type", "text/html; charset=utf-8")),
    onShellError: () => response.writeHead(500).end(),
  })
}

const handle = (request, response) => {
  if (!request.url.startsWith("/")) return response.writeHead(400).end()
  // Appended to the shop's origin, //other.example/public/ is a path. Resolved against it, it is another host.
  const address = new URL(origin + request.url)
  const { pathname, searchParams } = address
  if (pathname === "/") return render(searchParams.get("ort") ?? "", request, response)
  if (pathname === "/client.js") return response.setHeader("content-type", "text/javascript").end(script)
  if (/^\/(?:public|shop)\//u.test(pathname)) return forward(address, request, response)
  return response.writeHead(404).end()
}

const server = createServer(handle).listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
