import { useApp } from '../app/app-context'
import { followLink, useRoute } from '../app/navigation'
import { screenPath, screens } from './screens'

/** The screens this user has something to do on. */
export function MainMenu() {
  const { account } = useApp()
  const { name } = useRoute()
  return (
    <nav className="ed-main-menu" aria-label="Screens">
      {screens
        .filter(({ isFor }) => isFor(account))
        .map((entry) => {
          const { path, label, routes } = entry
          const isCurrent = routes.includes(name)
          return (
            <a
              key={path}
              href={screenPath(entry, account)}
              onClick={followLink}
              ref={isCurrent ? scrollMenuTo : undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </a>
          )
        })}
    </nav>
  )
}

/** On a phone the menu is wider than the window: the screen one is on is in the middle. */
function scrollMenuTo(link: HTMLElement | null): void {
  const menu = link?.parentElement
  if (!link || !menu) return
  const [place, room] = [link.getBoundingClientRect(), menu.getBoundingClientRect()]
  menu.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2)
}
