/**
 * Measures the place search of a server with an embedded database (goal: median below 10 ms). Sends one
 * search at a time: every postcode, 1,000 five-digit numbers, and the 400 largest towns. The towns are
 * searched as written, in lower case, with `ae` for `ä`, and with one letter missing.
 *
 *     node tools/load/placeSearch.ts
 *
 * Not part of the tests: a busy machine delays every answer.
 */
import { places } from "@heimwerk/fixtures/world.ts"

import { forget, startShop } from "../../tests/support/shop.ts"

const towns = places
  .filter(({ kind }) => kind === "town")
  .toSorted((a, b) => b.population - a.population)
  .slice(0, 400)
  .map(({ name }) => name)

const plain = (name: string) =>
  name.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss")

const questions: ReadonlyArray<readonly [name: string, texts: ReadonlyArray<string>]> = [
  ["every postcode", places.flatMap(({ plz }) => (plz === undefined ? [] : [plz]))],
  ["unknown numbers", Array.from({ length: 1000 }, (_, index) => String(index * 97).padStart(5, "0"))],
  ["400 towns", towns],
  ["in lower case", towns.map((name) => name.toLowerCase())],
  ["with ae, oe, ue", towns.map(plain)],
  ["with a typo", towns.filter(({ length }) => length >= 6).map((name) => name.slice(0, 3) + name.slice(4))],
]

const millis = (times: ReadonlyArray<number>, share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)

const shop = await startShop()
try {
  const ask = async (text: string) => {
    const started = performance.now()
    const answer = await fetch(`${shop.origin}/public/api/places?${new URLSearchParams({ query: text })}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`'${text}' was answered with ${answer.status}.`)
    return performance.now() - started
  }
  // The first search includes loading the places from the database.
  console.log(`The first answer after the start: ${(await ask("Köln")).toFixed(0)} ms\n`)
  console.log("| Search | Answers | Median | 95 % | 99 % | Longest |\n|---|---|---|---|---|---|")
  for (const [name, texts] of questions) {
    const times: Array<number> = []
    for (const text of texts) times.push(await ask(text))
    const shares = [0.5, 0.95, 0.99, 1].map((share) => `${millis(times, share)} ms`)
    console.log(`| ${[name, times.length, ...shares].join(" | ")} |`)
  }
} finally {
  await shop.stop()
  await forget(shop)
}
