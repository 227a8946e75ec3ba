import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react"
import { useLocation, useNavigate } from "react-router-dom"

import type { FormAddress } from "../../features/forms/FormModal.tsx"
import { useLoadedComponent } from "../../hydration/useLoadedComponent.ts"

/**
 * The hash of the URL while the request form is open, so that the form can be linked and the back button
 * closes it.
 */
const formHash = "#anfrage"

/**
 * State of a history entry that opened the request form from its page. Going back from such an entry leads
 * to that page.
 */
const overPage = { isOverPage: true } as const

/**
 * Whether the current history entry was opened from the form's page, according to its state. react-router
 * stores the state in `usr`.
 */
const isOverPage = (): boolean => {
  const state: unknown = history.state
  if (typeof state !== "object" || state === null || !("usr" in state)) return false
  const { usr } = state
  return typeof usr === "object" && usr !== null && "isOverPage" in usr
}

interface OfferedForm {
  /** Props of a link that opens the form. */
  readonly link: {
    readonly to: string
    readonly state: typeof overPage
    readonly preventScrollReset: true
    readonly ref: RefObject<HTMLAnchorElement | null>
    readonly onPointerEnter: () => void
    readonly onFocus: () => void
  }
  /** Whether the form's script failed to load. */
  readonly hasFailed: boolean
  readonly modal: ReactNode
}

/**
 * A request form as a modal over its service page. It is open while the URL ends in `#anfrage`, and the back
 * button closes it. After a direct link to the form, the back button first leads to the service page.
 *
 * @param load loads the form, which is not part of the page's first script; must be the same function in
 * every render
 */
export const useFormModal = (load: () => Promise<ComponentType<FormAddress>>): OfferedForm => {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const { Component: Modal, load: loadModal } = useLoadedComponent(load)
  const [hasFailed, setFailed] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const isWanted = hash === formHash

  const open = useCallback(
    () => navigate(formHash, { state: overPage, preventScrollReset: true }),
    [navigate],
  )
  const close = useCallback(
    () => (isOverPage() ? navigate(-1) : navigate(pathname, { replace: true, preventScrollReset: true })),
    [navigate, pathname],
  )
  // If preloading the form fails, the form is loaded again when it is opened.
  const prepare = useCallback(() => void loadModal(), [loadModal])

  useEffect(() => {
    if (!isWanted) return
    const putPageBelow = async () => {
      await navigate(pathname, { replace: true, preventScrollReset: true })
      await open()
    }
    if (!isOverPage()) void putPageBelow()
  }, [isWanted, navigate, open, pathname])

  useEffect(() => {
    if (!isWanted || Modal !== undefined) return
    const openWanted = async () => {
      const isLoaded = await loadModal()
      setFailed(!isLoaded)
      if (!isLoaded) void close()
    }
    void openWanted()
  }, [close, isWanted, loadModal, Modal])

  return {
    link: {
      to: formHash,
      state: overPage,
      preventScrollReset: true,
      ref: opener,
      onPointerEnter: prepare,
      onFocus: prepare,
    },
    hasFailed,
    modal:
      Modal === undefined ? null : (
        <Modal
          isWanted={isWanted}
          onLeave={() => void close()}
          onStay={() => void open()}
          returnFocus={opener}
        />
      ),
  }
}
