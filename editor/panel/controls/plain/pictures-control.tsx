import type { OptionPicture } from '#schema/fields'
import type { ControlProps } from '../../form/control-props'
import { OptionChoice } from './option-choice'
import { optionDrawings } from './option-drawings'

/** Control for one of a few options, each with a picture of its effect. */
export function PicturesControl(props: ControlProps<'select'>) {
  const pictures: Readonly<Record<string, OptionPicture>> = props.field.pictures ?? {}
  return (
    <OptionChoice
      {...props}
      look={(option) => {
        const name = pictures[option]
        return name && <OptionDrawing name={name} />
      }}
    />
  )
}

function OptionDrawing({ name }: { readonly name: OptionPicture }) {
  const { area, ink } = optionDrawings[name]
  return (
    <svg className="panel-option-look panel-option-drawing" viewBox="0 0 48 32" aria-hidden>
      {area && <path className="panel-option-area" d={area} />}
      {ink && <path className="panel-option-ink" d={ink} />}
    </svg>
  )
}
