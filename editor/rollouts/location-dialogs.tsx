import { useStore } from 'zustand'
import { withApi } from '../app/api-provider'
import { useEditing } from '../saving/editing'
import { ImpactDialog } from './impact-dialog'
import { RolloutDialog } from './rollout-dialog'

/** Dialogs to choose the locations for a change, and to follow the last rollout. */
export const LocationDialogs = withApi(Dialogs)

function Dialogs({ onClose }: { readonly onClose: () => void }) {
  const { notices } = useEditing()
  const locations = useStore(notices, (state) => state.locations ?? null)
  if (locations === null) return null
  if (locations === 'state') return <RolloutDialog onClose={onClose} />
  const { impact, target, answer } = locations
  return (
    <ImpactDialog
      impact={impact}
      target={target}
      onClose={onClose}
      onPublish={(choice) => {
        onClose()
        answer(choice)
      }}
    />
  )
}
