import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import type { ImportWork } from './use-site-import'

/** Progress of an import. */
export function ImportProgress({ work: { label, part, canStop }, onStop }: ImportProgressProps) {
  return (
    <div className="wordpress-import-progress">
      <progress aria-label={canStop ? t('Import') : label} value={part} max={1} />
      <p>{label}</p>
      {canStop && <Button onClick={onStop}>{t('Stop after this one')}</Button>}
    </div>
  )
}

interface ImportProgressProps {
  readonly work: ImportWork
  readonly onStop: () => void
}
