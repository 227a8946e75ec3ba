import { assert, it } from "@effect/vitest"

import { shareText } from "@heimwerk/core/basket/shareText.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

const line = (id: string, name: string, quantity: number) => ({
  product: { articleId: ArticleId.make(id), name, link: `/p/${name.toLowerCase()}/${id}` },
  quantity,
})

it("a shared list names each article with quantity, article number and full link", () => {
  assert.strictEqual(
    shareText([line("1000001", "Hammer", 2), line("1000002", "Nagel", 30)], "https://shop.example"),
    [
      "2 × Hammer (Art.-Nr. 1000001)",
      "https://shop.example/p/hammer/1000001",
      "",
      "30 × Nagel (Art.-Nr. 1000002)",
      "https://shop.example/p/nagel/1000002",
    ].join("\n"),
  )
})
