import { pathInLanguage } from '#schema/site/language-root'
import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../kit/icon'
import { sitePath } from '../links/site-href'
import { messagesFor } from '../words/words'
import { SearchForm } from './search-form'
import { LOCATIONS_PATH, PLACES_FILE, SEARCH_PATH } from './site-paths'

interface WayProps {
  /** The id of the block. */
  readonly id: string
  readonly page: PageContext
}

/** Search field of the site, collapsed behind its icon. */
export function HeaderSearch({ id, page }: WayProps) {
  return (
    <details className="header-search" name="header-panel">
      <summary aria-label={messagesFor(page.language).search}>
        <Icon name="search" />
      </summary>
      <div className="header-panel">
        <SearchForm
          id={`${id}-search`}
          action={sitePath(page, SEARCH_PATH)}
          language={page.language}
        />
      </div>
    </details>
  )
}

/** The current location, with a link to the others, which its island opens below the header. */
export function PlaceLink({ page }: Pick<WayProps, 'page'>) {
  const { name, address, cityName } = page.location
  const words = messagesFor(page.language)
  return (
    <div className="place-switch" data-island="place-switch">
      <a
        className="place-link"
        href={sitePath(page, LOCATIONS_PATH)}
        data-list={`${page.siteRoot}${pathInLanguage(PLACES_FILE, page.language, page.firstLanguage)}`}
      >
        {cityName || address.city || name}{' '}
        <span className="place-link-others">{words.otherLocations}</span>
      </a>
      {/* The class of the list makes the page include its styles. */}
      <div className="header-panel places-list" data-loading={words.loading} hidden />
    </div>
  )
}
