import { useState } from 'react'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FieldRow } from '../../ui/field-row'

/** Asks for a description that several pictures share. */
export function DescribeDialog({ count, onDescribe, onClose }: DescribeDialogProps) {
  const [text, setText] = useState('')
  const isBlank = text.trim() === ''
  return (
    <Dialog
      title={`Describe ${count === 1 ? '1 picture' : `${count} pictures`}`}
      description="For people who can’t see them. This replaces the alt text of each picture."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            aria-disabled={isBlank || undefined}
            onClick={() => !isBlank && onDescribe(text.trim())}
          >
            Describe
          </Button>
        </>
      }
    >
      <FieldRow label="Alt text">
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
