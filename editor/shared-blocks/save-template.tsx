import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'

const TemplateDialog = fetchedDialog(
  fetchedPart(() => import('./template-dialog').then((part) => part.TemplateDialog)),
)

/** Button that saves the current page as a template. */
export function SaveTemplate() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="panel-fields">
      <Button onClick={() => setIsOpen(true)}>{t('Save as template…')}</Button>
      {isOpen && <TemplateDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
