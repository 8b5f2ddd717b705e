import type { ComponentProps } from 'react'
import './styles/button.css'

type ButtonLook = 'plain' | 'primary' | 'quiet' | 'danger'

/** A button that says what happens. One primary button a screen. */
export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  return <button type="button" {...rest} data-look={look} className={`ed-button ${className}`} />
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
}
