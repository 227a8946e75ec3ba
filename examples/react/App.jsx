import { latestStore } from "@heimwerk/adapters/client"
import { useState, useSyncExternalStore } from "react"

const useStore = (store) => useSyncExternalStore(store.subscribe, store.get, store.get)

const StoreFinder = ({ found, near, shop }) => {
  const [finder] = useState(() => latestStore(shop.markets.near, found))
  const { error, value } = useStore(finder)
  const type = ({ target }) => (target.value.trim() === "" ? finder.clear() : finder.load(target.value))
  return (
    <form onInput={type} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="ort">Ort oder Postleitzahl</label>
      <input id="ort" name="ort" type="search" defaultValue={near} />
      {error && <p role="alert">{error.message}</p>}
      <ul>
        {(error ? [] : (value?.markets ?? [])).map(({ distanceText, id, name, status }) => (
          <li key={id}>{`${name}, ${distanceText}: ${status}`}</li>
        ))}
      </ul>
    </form>
  )
}

const ArticleTile = ({ shop, tile: { articleId, basePrice, flags, name, price, reduction } }) => {
  const [refusal, setRefusal] = useState("")
  const add = async (event) => {
    event.preventDefault()
    const quantity = Number(event.currentTarget.elements.quantity.value)
    const added = await shop.basket.add({ articleId, quantity, deliveryType: "homeDelivery" })
    setRefusal(added.ok ? "" : added.error.message)
  }
  return (
    <form onSubmit={add}>
      <h2>{name}</h2>
      <strong>{price.text}</strong> {reduction && <del>{reduction.from.text}</del>} {basePrice}
      {flags.map((flag) => (
        <mark key={flag}>{flag}</mark>
      ))}
      <label htmlFor="quantity">Menge</label>
      <input id="quantity" name="quantity" inputMode="numeric" defaultValue="1" />
      <button>In den Warenkorb</button>
      {refusal && <p role="alert">{refusal}</p>}
    </form>
  )
}

/** The page. The server and the browser render it with the same `loaded`, and each with a shop of its own. */
export const App = ({ loaded: { found, near, tile }, shop }) => {
  const { basket } = useStore(shop.basket)
  return (
    <html lang="de">
      <title>Baumarkt</title>
      <body>
        <header role="status">{`Warenkorb: ${basket.totalQuantity}`}</header>
        <StoreFinder shop={shop} near={near} found={found} />
        {tile.ok ? <ArticleTile shop={shop} tile={tile.value} /> : <p role="alert">{tile.error.message}</p>}
      </body>
    </html>
  )
}
