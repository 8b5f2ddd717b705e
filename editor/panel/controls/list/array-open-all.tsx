import { t } from '#schema/messages/t'
import { Button } from '../../../ui/button'

/** Button that opens or closes all items. */
export function OpenAll({ labelId, keys, open, show }: OpenAllProps) {
  const count = keys.filter((key) => open.has(key)).length
  return (
    <div className="panel-array-open">
      <Button
        look="quiet"
        aria-describedby={labelId}
        aria-disabled={count === keys.length || undefined}
        onClick={() => show(keys)}
      >
        {t('Expand all')}
      </Button>
      <Button
        look="quiet"
        aria-describedby={labelId}
        aria-disabled={count === 0 || undefined}
        onClick={() => show([])}
      >
        {t('Collapse all')}
      </Button>
    </div>
  )
}

interface OpenAllProps {
  readonly labelId: string
  readonly keys: readonly string[]
  readonly open: ReadonlySet<string>
  readonly show: (keys: readonly string[]) => void
}
