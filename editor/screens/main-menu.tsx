import { useApp } from '../app/app-context'
import { followLink, useRoute } from '../app/navigation'
import { screens } from './screens'

/** The screens this user has something to do on. */
export function MainMenu() {
  const { account } = useApp()
  const { name } = useRoute()
  return (
    <nav className="ed-main-menu" aria-label="Screens">
      {screens
        .filter(({ isFor }) => isFor(account))
        .map(({ path, label, routes }) => (
          <a
            key={path}
            href={path}
            onClick={followLink}
            aria-current={routes.includes(name) ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
    </nav>
  )
}
