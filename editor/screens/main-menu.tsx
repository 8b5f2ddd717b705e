import { useApp } from '../app/app-context'
import { followLink, useRoute } from '../app/navigation'
import { screenPath, screens } from './screens'
import { scrollMenuTo } from './scroll-menu'

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
