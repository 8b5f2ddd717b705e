import { createStore, useStore } from 'zustand'

/** The bar of actions that messages stand above; `null` where a screen has none. */
const host = createStore<{ readonly element: HTMLElement | null }>(() => ({ element: null }))

/** The `ref` of a bar at the lower edge: messages would lie over its buttons. */
export function keepMessagesAbove(element: HTMLElement | null): () => void {
  host.setState({ element })
  return () => {
    if (host.getState().element === element) host.setState({ element: null })
  }
}

export function useToastHost(): HTMLElement | null {
  return useStore(host, ({ element }) => element)
}
