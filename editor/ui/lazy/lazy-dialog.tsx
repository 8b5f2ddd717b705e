import { type ComponentType, useEffect } from 'react'
import { type LazyPart, useLazy } from './lazy-part'
import { LoadFailed } from './load-failed'
import { Loading } from './loading'

/** Returns a dialog that is fetched when it is first opened. Like any dialog it is rendered only while it is open. */
export function lazyDialog<Props extends object>(part: LazyPart<ComponentType<Props>>) {
  return function LazyDialog(props: Props & DialogPart) {
    const { part: Dialog, hasFailed, need } = useLazy(part)
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it opens.
    useEffect(() => void need(), [])
    if (Dialog) return <Dialog {...props} />
    return hasFailed ? <LoadFailed onGone={props.onClose} /> : <Loading />
  }
}

export interface DialogPart {
  readonly onClose: () => void
}
