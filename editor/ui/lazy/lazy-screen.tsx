import { type ComponentType, useEffect } from 'react'
import { t } from '#schema/messages/t'
import { Spinner } from '../spinner'
import { type LazyPart, useLazy } from './lazy-part'

/** Returns a screen that is fetched when it is first shown. A failed fetch is reported by the error boundary. */
export function lazyScreen<Props extends object>(part: LazyPart<ComponentType<Props>>) {
  return function LazyScreen(props: Props) {
    const { part: Screen, hasFailed, need } = useLazy(part)
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; after a failure the editor is loaded again.
    useEffect(() => void need(), [])
    if (hasFailed)
      throw new Error(
        t('Part of the editor couldn’t be loaded. Check your connection and try again.'),
      )
    return Screen ? <Screen {...props} /> : <LoadingScreen />
  }
}

/** Placeholder for a screen that is being loaded. */
export function LoadingScreen() {
  return (
    <main className="ed-surface ed-waiting">
      <Spinner label={t('Loading…')} />
    </main>
  )
}
