import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'

/** Where a page is edited: `/editor/pages/7`, in another language `/editor/pages/7?language=gu-IN`. */
export function pagePath(documentId: number, language: string = DEFAULT_LANGUAGE): string {
  const path = `/editor/pages/${documentId}`
  return language === DEFAULT_LANGUAGE ? path : `${path}?language=${encodeURIComponent(language)}`
}

/** Client-side navigation in the editor; provided by the frame. */
interface Router {
  navigate(path: string): void
  followLink(event: MouseEvent<HTMLAnchorElement>): void
}

const Context = createContext<Router | null>(null)
export const RouterProvider = Context.Provider

/** A link to another place of the editor. */
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

/** Goes to another place of the editor. */
export function useNavigate(): (path: string) => void {
  const router = use(Context)
  return (path) => (router ? router.navigate(path) : window.location.assign(path))
}
