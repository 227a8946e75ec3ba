import { basket, createShop, markets } from "@heimwerk/adapters/client"
import { hydrateRoot } from "react-dom/client"

import { App } from "./App.jsx"

const shop = createShop({ origin: location.origin, brand: "heimwerk" }, { basket, markets })

shop.basket.replace(window.loaded.basket)
hydrateRoot(document, <App shop={shop} loaded={window.loaded} />)
