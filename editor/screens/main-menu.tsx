import { ChevronDown, Menu } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useApp } from '../app/app-context'
import { followLink, useRoute } from '../app/navigation'
import { HOME_PATH, INBOX_PATH } from '../app/routes'
import { Button } from '../ui/button'
import { MenuBadge, useWaitingCounts } from './menu-badge'
import { screenPath, screens } from './screens'
import './main-menu.css'

/** The screens this user has something to do on; where they do not fit side by side, all of them behind one button. */
export function MainMenu() {
  const { account } = useApp()
  const { name } = useRoute()
  const counts = useWaitingCounts(name)
  const badges = new Map([
    [HOME_PATH, counts?.home ?? 0],
    [INBOX_PATH, counts?.inbox ?? 0],
  ])
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const entries = screens.filter(({ isFor }) => isFor(account))
  const current = entries.find(({ routes }) => routes.includes(name))
  return (
    <nav
      className="ed-main-menu"
      aria-label="Screens"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        button.current?.focus()
      }}
    >
      <Button
        ref={button}
        look="quiet"
        className="ed-main-menu-open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Menu size={18} aria-hidden />
        <span>
          <span className="ed-visually-hidden">Menu: </span>
          {current?.label ?? 'Menu'}
        </span>
        {!isOpen && <MenuBadge count={(counts?.home ?? 0) + (counts?.inbox ?? 0)} />}
        <ChevronDown size={14} aria-hidden />
      </Button>
      <div id={id} className="ed-main-menu-links" data-open={isOpen}>
        {entries.map((entry) => (
          <a
            key={entry.path}
            href={screenPath(entry, account)}
            onClick={(event) => {
              setIsOpen(false)
              followLink(event)
            }}
            aria-current={entry === current ? 'page' : undefined}
          >
            {entry.label}
            <MenuBadge count={badges.get(entry.path) ?? 0} />
          </a>
        ))}
      </div>
    </nav>
  )
}
