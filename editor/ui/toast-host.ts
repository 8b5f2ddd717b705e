import { createStore, useStore } from 'zustand'

/** The bar of actions above which messages are shown; `null` if a screen has none. */
const host = createStore<{ readonly element: HTMLElement | null }>(() => ({ element: null }))

/** `ref` for a bar at the lower edge that keeps messages from covering its buttons. */
export function keepMessagesAbove(element: HTMLElement | null): () => void {
  host.setState({ element })
  return () => {
    if (host.getState().element === element) host.setState({ element: null })
  }
}

export function useToastHost(): HTMLElement | null {
  return useStore(host, ({ element }) => element)
}
