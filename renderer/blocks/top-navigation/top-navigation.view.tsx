import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref, otherLanguage, sitePath } from '../../parts/links/site-href'
import { HeaderSearch, PlaceLink } from '../../parts/navigation/header-ways'
import type { MenuEntry } from '../../parts/navigation/menu-entry'
import { giveHref } from '../../parts/navigation/site-paths'
import { languageName } from '../../parts/words/display-names'
import { messagesFor } from '../../parts/words/words'
import { currentOf, entriesOf } from './entries'
import type topNavigation from './top-navigation.block'

type View = ViewProps<typeof topNavigation>
type Places = Pick<View, 'refs' | 'page'>

/** The header of a page. Submenus and the phone's drawer work without script; the island adds mouse and keyboard behaviour. */
export default function TopNavigation({ id, props, data, refs, page }: View) {
  const places = { refs, page }
  const words = messagesFor(page.language)
  return (
    <header
      className="top-navigation bleed"
      data-appearance={page.headerOverlays ? 'transparent' : props.appearance}
    >
      <div className="top-navigation-bar">
        <Brand {...{ props, ...places }} />
        {data.leadsToSearch && <HeaderSearch id={id} page={page} />}
        <details className="top-navigation-drawer" name="header-panel">
          <summary className="top-navigation-toggle">
            <span>{words.menu}</span>
          </summary>
        </details>
        <nav className="top-navigation-menu" aria-label={words.mainMenu}>
          {data.leadsToLocations && <PlaceLink page={page} />}
          <ul className="top-navigation-entries">
            {entriesOf(props, data.navigation, places).map((entry) => (
              <TopEntry key={entry.label} group={id} {...{ entry, ...places }} />
            ))}
          </ul>
        </nav>
        {props.giveLabel && (
          <a
            className="top-navigation-give"
            href={linkHref(refs, page, props.giveLink) ?? giveHref(page)}
          >
            {props.giveLabel}
          </a>
        )}
      </div>
    </header>
  )
}

function Brand({ props, refs, page }: Places & { readonly props: View['props'] }) {
  const logo = refs.media(props.logo) ?? page.location.logo
  const name = props.siteName || page.location.name
  return (
    <a className="top-navigation-brand" href={sitePath(page, '/')}>
      {logo ? (
        <img
          className="top-navigation-logo"
          src={`${logo.url}?w=320`}
          width={logo.metadata.width}
          height={logo.metadata.height}
          alt={props.siteName ? '' : name}
        />
      ) : (
        <Ornament kind="shikhara" />
      )}
      {(!logo || props.siteName) && <span className="top-navigation-name">{name}</span>}
    </a>
  )
}

function TopEntry({ entry, group, ...places }: Places & { entry: MenuEntry; group: string }) {
  const current = currentOf(entry, places)
  if (entry.items.length === 0)
    return (
      <li className="top-navigation-entry">
        <EntryLink className="top-navigation-top" {...{ entry, ...places }} />
      </li>
    )
  return (
    <li className="top-navigation-entry">
      <details className="top-navigation-group" name={`${group}-menu`}>
        <summary className="top-navigation-top" aria-current={current && 'true'}>
          {entry.label}
        </summary>
        <ul className="top-navigation-panel">
          {entry.href && (
            <li>
              <EntryLink
                entry={{ ...entry, label: messagesFor(places.page.language).overview }}
                exact
                {...places}
              />
            </li>
          )}
          {entry.items.map((item) => (
            <PanelEntry key={item.label} entry={item} {...places} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function PanelEntry({ entry, ...places }: Places & { entry: MenuEntry }) {
  return (
    <li>
      <EntryLink entry={entry} exact={entry.items.length > 0} {...places} />
      {entry.items.length > 0 && (
        <ul className="top-navigation-below">
          {entry.items.map((item) => (
            <PanelEntry key={item.label} entry={item} {...places} />
          ))}
        </ul>
      )}
    </li>
  )
}

function EntryLink({ entry, exact = false, className, ...places }: EntryLinkProps) {
  const { href } = entry
  if (!href) return <span className={className}>{entry.label}</span>
  const current = currentOf(entry, places)
  // A link that leads to a page in another language is marked as such.
  const other = otherLanguage(places.page, href)
  return (
    <a
      className={className}
      href={href}
      aria-current={exact && current === 'true' ? undefined : current}
      hrefLang={other}
    >
      {entry.label}
      {other && (
        <small className="top-navigation-language" lang={other}>
          {' '}
          {languageName(other)}
        </small>
      )}
    </a>
  )
}

interface EntryLinkProps extends Places {
  readonly entry: MenuEntry
  /** Marked as current only for exactly this page, because an entry below may be a closer match. */
  readonly exact?: boolean
  readonly className?: string
}
