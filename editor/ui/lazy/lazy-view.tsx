import { type ComponentType, useEffect } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../button'
import { Spinner } from '../spinner'
import { fetchInOrder } from './lazy-component'
import { type LazyPart, useLazy } from './lazy-part'

/**
 * View that is fetched after the surrounding content has been painted. If that fails, it shows a message and a button to try
 * again.
 */
export function LazyView({ view, label }: LazyViewProps) {
  const { part: View, hasFailed, need } = useLazy(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; after that by the button.
  useEffect(() => fetchInOrder(need), [])
  if (View) return <View />
  if (!hasFailed) return <Spinner label={label} />
  return (
    <p role="alert" className="ed-not-come">
      {t('This couldn’t be loaded. Check your connection.')}{' '}
      <Button onClick={() => void need()}>{t('Try again')}</Button>
    </p>
  )
}

interface LazyViewProps {
  readonly view: LazyPart<ComponentType>
  /** The name of the view being loaded, for example 'the outline'. */
  readonly label: string
}
