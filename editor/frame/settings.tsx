import { lazy, Suspense } from 'react'
import { Spinner } from '../ui/spinner'

const Panel = lazy(() =>
  import('../panel/panel').then(({ Panel: component }) => ({ default: component })),
)

/** The property panel. Its forms are loaded right after the page, which is looked at first. */
export function Settings() {
  return (
    <Suspense fallback={<Spinner label="Loading the settings…" />}>
      <Panel />
    </Suspense>
  )
}
