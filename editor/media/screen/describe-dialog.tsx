import { useState } from 'react'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import { Dialog } from '../../ui/dialog'
import { DialogButtons } from '../../ui/dialog-buttons'
import { FieldRow } from '../../ui/field-row'

/** Dialog for an alt text shared by several pictures. */
export function DescribeDialog({ count, onDescribe, onClose }: DescribeDialogProps) {
  const [text, setText] = useState('')
  const isBlank = text.trim() === ''
  return (
    <Dialog
      title={t('Describe {count, plural, one {# picture} other {# pictures}}', { count })}
      description={t('For people who can’t see them. This replaces the alt text of each picture.')}
      onClose={onClose}
      footer={
        <DialogButtons
          label={t('Describe')}
          isBusy={isBlank}
          onConfirm={() => !isBlank && onDescribe(text.trim())}
          onCancel={onClose}
        />
      }
    >
      <FieldRow label={t('Alt text')}>
        {(aria) => (
          <textarea
            {...aria}
            className="ed-input"
            rows={3}
            maxLength={MEDIA_TEXT_LIMITS.altText}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldRow>
    </Dialog>
  )
}

interface DescribeDialogProps {
  readonly count: number
  readonly onDescribe: (altText: string) => void
  readonly onClose: () => void
}
