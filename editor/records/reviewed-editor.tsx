import { useMemo, useState } from 'react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { useApp } from '../app/app-context'
import { contributesTo, managesLocation } from '../screens/screens'
import { asDraft, draftForm } from './forms/open-draft'
import { isLive } from './forms/opened-record'
import { RecordEditor } from './record-editor'
import type { RecordEditorProps } from './record-editor-props'
import { ReviewBar } from './review-bar'

/**
 * Form of a record with its review. Contributors edit a draft beside the published version and submit it; managers save directly
 * or edit the draft.
 */
export function ReviewedEditor({ kind, owner, ...props }: ReviewedEditorProps) {
  const { form, opened, reload } = props
  const { account } = useApp()
  const manages = managesLocation(account, owner, permissionKind(kind))
  const contributes = contributesTo(account, owner, permissionKind(kind))
  const [prefersDraft, setPrefersDraft] = useState(false)
  const live = isLive(form, opened)
  const editsDraft = live && contributes && (!manages || prefersDraft)
  const shown = useMemo(
    () => (editsDraft ? asDraft(kind, opened) : opened),
    [editsDraft, kind, opened],
  )
  const shownForm = useMemo(
    () => (editsDraft ? draftForm(kind, form) : form),
    [editsDraft, kind, form],
  )
  const of = { kind, id: opened.id }
  const mayEditDraft = live && manages && !editsDraft && !opened.stored?.review
  return (
    <>
      <ReviewBar
        {...{ form, of, reload }}
        opened={shown}
        mayReview={manages && opened.stored?.review?.isMine === false}
        onEdit={mayEditDraft ? () => setPrefersDraft(true) : null}
      />
      <RecordEditor
        key={`${opened.id} ${editsDraft}`}
        {...props}
        form={shownForm}
        opened={shown}
        canEdit={contributes}
        draftOf={of}
        mayPublish={manages}
        onKeptAsDraft={live && manages ? () => setPrefersDraft(true) : undefined}
        onPublished={() => setPrefersDraft(false)}
      />
    </>
  )
}

interface ReviewedEditorProps
  extends Omit<
    RecordEditorProps,
    'canEdit' | 'draftOf' | 'mayPublish' | 'onKeptAsDraft' | 'onPublished'
  > {
  readonly kind: string
  /** Its location; `null` for records of the whole network. */
  readonly owner: number | null
}
