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

/** What the page's address ends in while its form is open, so that the form can be linked to and gone back from. */
const formHash = "#anfrage"

/** A mark on the history entries that opened the form over their page: going back leads to the page. */
const overPage = { isOverPage: true } as const

/** Whether the browser's present entry has the mark; react-router keeps it in `usr`. */
const isOverPage = (): boolean => {
  const state: unknown = history.state
  if (typeof state !== "object" || state === null || !("usr" in state)) return false
  const { usr } = state
  return typeof usr === "object" && usr !== null && "isOverPage" in usr
}

interface OfferedForm {
  /** Of a link to the form. */
  readonly link: {
    readonly to: string
    readonly state: typeof overPage
    readonly preventScrollReset: true
    readonly ref: RefObject<HTMLAnchorElement | null>
    readonly onPointerEnter: () => void
    readonly onFocus: () => void
  }
  /** The form's script did not come. */
  readonly hasFailed: boolean
  readonly modal: ReactNode
}

/**
 * A request form over the page that explains it. It is open while the address ends in `#anfrage`: the browser's back button closes
 * it, and who follows a link to it from elsewhere goes back to this page first.
 *
 * @param load brings the form, which is no part of the page's first script; the same function each time
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
  // If this fails, opening the form tries again.
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
