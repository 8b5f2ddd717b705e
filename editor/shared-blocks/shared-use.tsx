import type { SharedPart } from '../store/shared-parts'
import { MakeSharedDialog } from './make-shared-dialog'
import { SharedBanner } from './shared-banner'
import { SharedOptions } from './shared-options'
import { SharedSettings } from './shared-settings'
import { SharedView } from './shared-view'

export function SharedUse(props: Exclude<SharedPart, { part: 'group' | 'template' | 'origin' }>) {
  switch (props.part) {
    case 'view':
      return <SharedView {...props} />
    case 'settings':
      return <SharedSettings {...props} />
    case 'banner':
      return <SharedBanner />
    case 'make':
      return <MakeSharedDialog {...props} />
    case 'options':
      return <SharedOptions {...props} />
  }
}
