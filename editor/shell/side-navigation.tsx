import { ChevronRight, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#schema/messages/t'
import type { WaitingCounts } from '../api/waiting-counts'
import { useApp } from '../app/app-context'
import { followLink } from '../app/navigation'
import { HOME_PATH, INBOX_PATH } from '../app/routes'
import { readNavigation, rememberNavigation } from '../screens/navigation-memory'
import { IconButton } from '../ui/icon-button'
import { MenuBadge } from './menu-badge'
import {
  addressOf,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationPlace,
} from './navigation-entries'
import './side-navigation.css'

/** Navigation links in groups. A closed group still shows the current screen. */
export function NavigationLinks({ groups, isFolded = false, ...rest }: NavigationLinksProps) {
  const [closed, setClosed] = useState(() => readNavigation().closed)
  return groups.map(({ label, entries }) => {
    const links = { entries, isFolded, ...rest }
    if (label === '') return <Links key={entries[0]?.path} {...links} />
    const isClosed = closed.includes(label) && !isFolded
    return (
      <Group
        key={label}
        label={label}
        isClosed={isClosed}
        onToggle={() => {
          const next = isClosed ? closed.filter((one) => one !== label) : [...closed, label]
          setClosed(next)
          rememberNavigation({ closed: next })
        }}
        links={links}
      />
    )
  })
}

export interface NavigationParts {
  readonly groups: readonly NavigationGroup[]
  /** The current screen, if it is in a group. */
  readonly current: NavigationEntry | undefined
  /** Location that its links are filtered by. */
  readonly place: NavigationPlace | null
  readonly counts: WaitingCounts | null
}

interface NavigationLinksProps extends NavigationParts {
  /** True to show only icons. */
  readonly isFolded?: boolean
  readonly onFollow?: () => void
}

function Group({ label, isClosed, onToggle, links }: GroupProps) {
  const id = useId()
  return (
    <div className="ed-navigation-group">
      <button
        type="button"
        className="ed-navigation-label"
        aria-expanded={!isClosed}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
        <ChevronRight size={12} className="ed-navigation-chevron" aria-hidden />
      </button>
      <div id={id}>
        <Links {...links} isClosed={isClosed} />
      </div>
    </div>
  )
}

interface GroupProps {
  readonly label: string
  readonly isClosed: boolean
  readonly onToggle: () => void
  readonly links: LinksProps
}

function Links(props: LinksProps) {
  const { entries, current, place, counts, isFolded, isClosed, onFollow } = props
  const { account } = useApp()
  return (
    <ul className="ed-navigation-links">
      {entries
        .filter((entry) => !isClosed || entry === current)
        .map((entry) => {
          const { icon: Icon, label, path } = entry
          return (
            <li key={path}>
              <a
                ref={entry === current ? scrollToLink : undefined}
                href={addressOf(entry, account, place)}
                aria-current={entry === current ? 'page' : undefined}
                data-tooltip={isFolded ? label : undefined}
                onClick={(event) => {
                  onFollow?.()
                  followLink(event)
                }}
              >
                <Icon size={16} aria-hidden />
                <span className="ed-navigation-word">{label}</span>
                <MenuBadge count={waitingAt(entry, counts)} />
              </a>
            </li>
          )
        })}
    </ul>
  )
}

/** Shows the link of the current screen: in a low window the last groups are out of sight. */
function scrollToLink(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest' })
}

interface LinksProps {
  readonly entries: readonly NavigationEntry[]
  readonly current: NavigationEntry | undefined
  readonly place: NavigationPlace | null
  readonly counts: WaitingCounts | null
  readonly isFolded: boolean
  readonly isClosed?: boolean
  readonly onFollow?: () => void
}

function waitingAt({ path }: NavigationEntry, counts: WaitingCounts | null): number {
  if (path === HOME_PATH) return counts?.home ?? 0
  return path === INBOX_PATH ? (counts?.inbox ?? 0) : 0
}

export function FoldButton({ isFolded, onFold }: FoldButtonProps) {
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  return (
    <IconButton
      className="ed-shell-fold"
      label={isFolded ? t('Expand the navigation') : t('Collapse the navigation')}
      icon={<Icon size={16} />}
      aria-expanded={!isFolded}
      onClick={onFold}
    />
  )
}

interface FoldButtonProps {
  readonly isFolded: boolean
  readonly onFold: () => void
}
