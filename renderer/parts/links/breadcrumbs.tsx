import type { PageAddress } from '#schema/api/content-source'
import type { PageContext } from '#schema/site/page-context'
import { useForeign } from '../kit/foreign-language'
import { messagesFor } from '../words/words'
import { sitePath } from './site-href'

export function Breadcrumbs({ trail, title, page }: BreadcrumbsProps) {
  const home = sitePath(page, '/')
  const words = messagesFor(page.language)
  const foreign = useForeign()
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <ol>
        {trail.map(({ id, title: name, path }) => (
          <li key={id}>
            <a href={path} lang={path === home ? undefined : foreign(name)}>
              {path === home ? words.home : name}
            </a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

interface BreadcrumbsProps {
  /** The ancestor pages, from the home page down. */
  readonly trail: readonly PageAddress[]
  /** The title of this page. */
  readonly title: string
  readonly page: Pick<PageContext, 'siteRoot' | 'language' | 'translatedPaths' | 'firstLanguage'>
}
