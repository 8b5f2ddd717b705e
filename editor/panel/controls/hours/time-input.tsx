import { useEffect, useRef } from 'react'

/** Input for a time of day. A partially entered time is neither stored nor overwritten. */
export function TimeInput({ label, time, take, locked }: TimeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const taken = useRef(time)
  useEffect(() => {
    if (!input.current || time === taken.current) return
    taken.current = time
    input.current.value = time
  }, [time])
  return (
    <input
      ref={input}
      type="time"
      className="ed-input panel-hours-time"
      aria-label={label}
      defaultValue={time}
      readOnly={locked}
      onChange={({ target: { value } }) => {
        if (value === '') return
        taken.current = value
        take(value)
      }}
    />
  )
}

interface TimeInputProps {
  readonly label: string
  /** Time such as `06:30`. */
  readonly time: string
  readonly take: (time: string) => void
  readonly locked: boolean
}
