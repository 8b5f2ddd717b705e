import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'

/**
 * Returns the path of a page in the editor: `/editor/pages/7`, in another language `/editor/pages/7?language=gu-IN`, of a
 * location's version `/editor/pages/7?location=leicester`.
 */
export function pagePath(
  documentId: number,
  language: string = DEFAULT_LANGUAGE,
  location?: string,
): string {
  const asked = new URLSearchParams({
    ...(location !== undefined && { location }),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  }).toString()
  return `/editor/pages/${documentId}${asked && `?${asked}`}`
}

/** Client-side navigation in the editor; provided by the editor's frame. */
interface Router {
  navigate(path: string): void
  followLink(event: MouseEvent<HTMLAnchorElement>): void
}

const Context = createContext<Router | null>(null)
export const RouterProvider = Context.Provider

/** A link to another screen of the editor. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  const router = use(Context)
  return (
    <a {...rest} href={href} onClick={(event) => router?.followLink(event)}>
      {children}
    </a>
  )
}

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  readonly href: string
}

/** Returns a function that navigates to another screen of the editor. */
export function useNavigate(): (path: string) => void {
  const router = use(Context)
  return (path) => (router ? router.navigate(path) : window.location.assign(path))
}
