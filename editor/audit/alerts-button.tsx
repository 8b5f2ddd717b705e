import { Bell } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { AlertsDialog } from './alerts-dialog'

/** Button that opens the dialog for email alerts. */
export function AlertsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className="audit-alerts-button" onClick={() => setIsOpen(true)}>
        <Bell size={16} aria-hidden />
        {t('Email alerts')}
      </Button>
      {isOpen && <AlertsDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
