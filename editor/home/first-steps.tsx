import { followLink } from '../app/navigation'
import { locationPath, PEOPLE_PATH } from '../app/routes'
import { Button } from '../ui/button'

/** The file of the template in `renderer/templates`. */
const HOME_TEMPLATE = 'home'

/** What somebody who has just begun does first; nothing once all of it is done. */
export function FirstSteps({ create, isAlone, unfinished }: FirstStepsProps) {
  if (!create && !isAlone && !unfinished) return null
  return (
    <section className="home-part home-first-steps" aria-label="First steps">
      <h2>First steps</h2>
      <ol>
        {create && (
          <li>
            <Button look="quiet" onClick={() => create(HOME_TEMPLATE)}>
              Make the home page
            </Button>
            <span className="home-words">
              From a template with examples to replace; nobody sees it before you publish it.
            </span>
          </li>
        )}
        {unfinished && (
          <li>
            <a href={locationPath(unfinished.id)} onClick={followLink}>
              Finish {unfinished.name}
            </a>
            <span className="home-words">
              Visitors look first for where you are and when you are open.
            </span>
          </li>
        )}
        {isAlone && (
          <li>
            <a href={PEOPLE_PATH} onClick={followLink}>
              Invite people
            </a>
            <span className="home-words">Each looks after the locations you give them.</span>
          </li>
        )}
      </ol>
    </section>
  )
}

interface FirstStepsProps {
  /** Makes a page of a template; `null` where there are pages, or for who may not. */
  readonly create: ((template: string) => void) | null
  /** Whether nobody else has an account. */
  readonly isAlone: boolean
  /** A location without an address or hours. */
  readonly unfinished: { readonly id: number; readonly name: string } | null
}
