import type { ComponentProps } from 'react'
import './styles/button.css'

type ButtonLook = 'plain' | 'primary' | 'quiet' | 'danger'

/** A button whose label names its action. At most one primary button per screen. */
export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  return <button type="button" {...rest} data-look={look} className={`ed-button ${className}`} />
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
}
