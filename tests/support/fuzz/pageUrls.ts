import fc from "fast-check"

/** Beginnings of paths of many kinds of pages, of pictures and of media pages. */
const starts = ["/", "/c/", "/c/akkuschrauber/", "/s/", "/p/", "/p/hammer/", "/markt/", "/mein-markt/", "/maerkte", "/warenkorb", "/merkliste", "/kontakt", "/newsletter/bestaetigen", "/meinkonto/", "/service/", "/vertrag-widerrufen", "/_widgets/", "/suche", "/bilder/", "/medien/"] // prettier-ignore

/** Parts that servers often read wrongly, such as line breaks, dots, broken escapes, NUL and overlong UTF-8. */
const hostile = ["%0a", "%0d", "%0D%0A", "%E2%80%A8", "%E2%80%A9", "%C2%85", "%00", "%", "%zz", "%E0%A4%A", "%C0%AF", "%ED%A0%80", "%2F", "%5C", "..", "%2e%2e", ".", "//", "\\", ";", ":", "@", "*", "(", "[", "$", "~", "'", "\"", "<script>", "{{7*7}}", "null", "undefined", "NaN", "-1", "1e9", "101", "1000001", "__proto__", "constructor", "toString", "%F0%9F%94%A8", "%EF%BB%BF", "%E2%80%AE"] // prettier-ignore

const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,12}$/u).map((text) => text.replaceAll(/[#?]/gu, "")) },
) // prettier-ignore
const path = fc
  .tuple(fc.constantFrom(...starts), fc.array(part, { maxLength: 4 }), fc.constantFrom("", "/"))
  .map(([start, parts, separator]) => start + parts.join(separator))
const query = fc
  .array(fc.tuple(fc.constantFrom("q", "page", "sort", "filter", "Brand", "market", "token", "enteredEmail"), part), { maxLength: 3 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`)) // prettier-ignore

/** Random addresses of pages, with or without a query. */
export const pageUrls: fc.Arbitrary<string> = fc.tuple(path, query).map(([start, rest]) => start + rest)
