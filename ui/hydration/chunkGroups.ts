import type { Plugin } from "vite"

type Roots = readonly [file: string, roots: RegExp]

const entry = /\/ui\/entry-client\.tsx$/u
const page = /\/ui\/pages\/.*Page\.tsx$/u

/**
 * Chunks with parts of pages, in loading order: the name of a chunk, and a pattern for its root modules.
 * Every page loads "layout".
 */
const parts: ReadonlyArray<Roots> = [
  [
    "layout",
    /\/ui\/(?:layout\/(?:Footer|Offline|ServiceLayer|syncSessions|hideOnScroll)|features\/market\/otherTabs|widgets\/PageActions)\.tsx?$/u,
  ],
  ["tiles", /\/ui\/shared\/(?:ProductCarousel|Tiles)\.tsx$/u],
  ["article", /\/ui\/(?:pages\/product\/(?:Offer|Pictures|SimilarProducts)|features\/product\/Facts)\.tsx$/u],
  [
    "basketParts",
    /\/ui\/features\/basket\/(?:BasketNotices|BasketSummary|BenefitFields|ChangeDelivery|GoneRow|ShippingRows)\.tsx$/u,
  ],
  ["filters", /\/ui\/features\/catalog\/Facets\.tsx$/u],
  ["consentQuestion", /\/ui\/features\/consent\/ConsentQuestion\.tsx$/u],
]

/**
 * Chunks for the first use of a page, then chunks that several features need. The runtime has three chunks,
 * because evaluating all of it in one task would block a slow processor.
 */
const onUse: ReadonlyArray<Roots> = [
  ["effect", /\/effect\/dist\/(?:Fiber|ManagedRuntime|Semaphore|Stream|SubscriptionRef)\w*\.js$/u],
  ["ports", /\/adapters\/http\/layer\.ts$/u],
  ["runtime", /\/ui\/runtime\/runtime\.ts$/u],
  ["snackbar", /\/ui\/widgets\/SnackbarArea\.tsx$/u],
  ["tracking", /\/ui\/(?:layout\/Tracking\.tsx|features\/tracking\/openTracking\.ts)$/u],
  [
    "dialog",
    /\/ui\/widgets\/(?:Modal|ModalFrame|OffCanvas|SideModal)\.tsx$|\/(?:FloatingFocusManager|useDismiss)\.mjs$/u,
  ],
  ["advice", /\/ui\/features\/advice\/Advice\.tsx$/u],
  ["adviceCommands", /\/ui\/features\/advice\/openAdvice\.ts$/u],
  ["schema", /\/effect\/dist\/Schema\.js$/u],
  ["suggestions", /\/ui\/widgets\/Suggestion\w+\.tsx$|\/useListNavigation\.mjs$/u],
]

/**
 * Matches dynamically imported modules that are not in the lists above. They share one chunk per feature
 * folder. The loaders of pages share one chunk.
 */
const feature = /\/ui\/(?:features|pages|shared)\/(?:.*\/(load)\w*\.ts$|(\w+))/u

/**
 * Libraries with the suffix of their chunks. Modules that import one of them, also through others, are in
 * separate chunks with this suffix. For example, the commands of a form need Effect, but showing the form
 * does not. So the commands are in a chunk of their own.
 */
const libraries: ReadonlyArray<readonly [suffix: string, library: RegExp]> = [
  ["Commands", /\/effect\/dist\//u],
  ["Dialogs", /\/node_modules\//u],
]

/** Large modules that few visitors load. Each of them has a chunk of its own. */
const apart =
  /\/(?:CompareTable|Film|FinderMap|GalleryZoom|LoyaltyCard|PageFinder|map\/\w+)\.tsx?$|\/market\/load\.ts$|\/pages\/widgets\//u

/**
 * Modules that import much more than the browser uses: indexes of libraries, and endpoints with their schemas.
 * Their imports are not followed, because the bundler removes the unused code only later.
 */
const wholeLibrary =
  /\/(?:effect\/dist\/(?:(?:[\w-]+\/)?index|http\/FetchHttpClient)\.js|http\/contract\/\w+\/api\.ts|floating-ui-react\/index\.mjs|toast\/(?:arrow|positioner)\/\w+\.mjs)$/u

const isPart = (file: string) => parts.some(([part]) => part === file)
const isOnUse = (file: string) => onUse.some(([listed]) => listed === file)

/**
 * Returns the chunk of a module. If only one chunk uses a module, this chunk contains the module.
 *
 * @param users the chunks that use the module: parts of pages, then chunks for the first use of a page
 *   (`onUse`), then features
 * @param library the suffix for the library that the module imports, if any
 */
const fileFor = (users: ReadonlyArray<string>, library: string | undefined): string => {
  const [first = ""] = users
  if (users.length === 1) return first
  // Some modules are used both by product tiles and by the runtime. They must not be in the chunk "tiles",
  // because pages without tiles would then load all tiles.
  if (isPart(first)) return users.some(isOnUse) ? "layout" : first
  if (library !== undefined) return isOnUse(first) ? first : `features${library}`
  if (users.some(isOnUse)) return "rules"
  const [name = "", ...others] = new Set(users.map((user) => user.replace(/[A-Z]\w*$/u, "")))
  return others.length === 0 ? name : "features"
}

/**
 * Decides which modules share a chunk. The bundler distributes the remaining modules; most of them are
 * imported by only one page.
 */
export const chunkGroups = () => {
  const fileOf = new Map<string, string | null>()

  const plugin: Plugin = {
    name: "heimwerk:chunk-groups",
    apply: "build",
    buildEnd() {
      const closure = (id: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
        if (seen.has(id)) return seen
        seen.add(id)
        if (wholeLibrary.test(id)) return seen
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) closure(next, seen)
        return seen
      }
      const usersOf = (roots: Iterable<readonly [id: string, user: string]>) => {
        const users = new Map<string, Set<string>>()
        for (const [root, user] of roots)
          for (const id of closure(root)) users.set(id, (users.get(id) ?? new Set()).add(user))
        return users
      }
      const assign = (id: string, file: string | null) => fileOf.has(id) || fileOf.set(id, file)
      const ids = [...this.getModuleIds()]
      const matching = (pattern: RegExp) => ids.filter((id) => pattern.test(id))
      const rootsOf = (files: ReadonlyArray<Roots>) =>
        new Map(files.flatMap(([file, roots]) => matching(roots).map((id) => [id, file] as const)))

      // The entry has a chunk of its own. The entry awaits the page's chunk, so a page that imported from the
      // entry's chunk would wait forever.
      matching(entry).forEach((id) => assign(id, null))
      matching(entry).forEach((id) => closure(id).forEach((needed) => assign(needed, "always")))

      const pages = matching(page)
      const ofParts = usersOf(rootsOf(parts))
      const ofUse = usersOf(rootsOf(onUse))
      for (const [id, users] of usersOf(pages.map((id) => [id, id]))) {
        const sharing = ofParts.get(id)
        // Few modules are needed both by pages and on the first use of a page. The condition `ofUse.has(id)`
        // puts them into one file, instead of one file for each module.
        const isCommon = users.size > pages.length / 2 || ofUse.has(id) || sharing?.has("layout") === true
        if (isCommon) assign(id, "always")
        else if (sharing === undefined) assign(id, null)
        else assign(id, users.size > 1 ? "always" : "shared")
      }

      const libraryOf = (id: string) => {
        const needed = [...closure(id)].filter((id) => fileOf.get(id) !== "always")
        return libraries.find(([, library]) => needed.some((id) => library.test(id)))?.[0]
      }
      const listed = rootsOf([...parts, ...onUse])
      const opened = ids.flatMap((id) => {
        const [, load, folder] = feature.exec(id) ?? []
        const name = load ?? folder
        const isOpened = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
        const isOwn = isOpened && !listed.has(id) && !page.test(id) && !apart.test(id)
        return isOwn && name !== undefined ? [[id, name + (libraryOf(id) ?? "")] as const] : []
      })
      for (const [id, users] of usersOf([...listed, ...opened]))
        assign(id, fileFor([...users], libraryOf(id)))
    },
  }

  return {
    plugin,
    groups: [
      {
        debugName: "files",
        name: (id: string) => fileOf.get(id) ?? null,
        includeDependenciesRecursively: false,
      },
    ],
  }
}
