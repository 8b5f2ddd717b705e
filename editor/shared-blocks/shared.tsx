import type { SharedPart } from '../store/shared-parts'
import { MakeSharedDialog } from './make-shared-dialog'
import { SaveTemplate } from './save-template'
import { SharedBanner } from './shared-banner'
import { SharedGroup } from './shared-group'
import { SharedOptions } from './shared-options'
import { SharedSettings } from './shared-settings'
import { SharedView } from './shared-view'

/** All parts in one file: together they are small, and each is soon followed by another. */
export function Shared(props: SharedPart) {
  switch (props.part) {
    case 'view':
      return <SharedView {...props} />
    case 'settings':
      return <SharedSettings {...props} />
    case 'banner':
      return <SharedBanner />
    case 'template':
      return <SaveTemplate />
    case 'make':
      return <MakeSharedDialog {...props} />
    case 'group':
      return <SharedGroup {...props} />
    case 'options':
      return <SharedOptions {...props} />
  }
}
