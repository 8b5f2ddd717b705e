import type { CSSProperties } from 'react'
import { t } from '#schema/messages/t'
import { useSession } from '../../../store/session'
import type { ControlProps } from '../../form/control-props'
import { OptionChoice } from './option-choice'

/** Control for a background of the page, shown in the location's colours, light or dark like the page. */
export function BackgroundControl(props: ControlProps<'select'>) {
  const { accent } = useSession().context.location.configuration ?? {}
  return (
    <OptionChoice
      {...props}
      look={(option) => (
        <span
          className="page panel-option-look"
          style={accent ? ({ '--location-accent': accent } as CSSProperties) : undefined}
          aria-hidden
        >
          <span className={option === 'ground' ? 'ground' : `ground-${option}`}>{t('Aa')}</span>
        </span>
      )}
    />
  )
}
