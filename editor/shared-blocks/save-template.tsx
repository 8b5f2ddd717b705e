import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

const TemplateDialog = lazyDialog(
  lazyPart(() => import('./template-dialog').then((part) => part.TemplateDialog)),
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
