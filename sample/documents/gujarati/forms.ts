/** The texts of the forms in Gujarati. */
export const SIGN_UP = {
  title: 'સંપર્કમાં રહો',
  prompt: 'સમાચાર અને ઉત્સવોની જાણ મેળવવા નોંધાવો.',
  placeholder: 'તમારો ઈ-મેલ અહીં લખો…',
  button: 'નોંધાવો',
  thanks: 'આભાર. અમે તમને જણાવીશું.',
} as const

export const FEEDBACK = {
  title: 'અમને કંઈ કહેવું છે?',
  prompt: 'આ સાઇટ કે મંદિરની સેવાઓ વિશે તમારાં સૂચન લખો.',
  button: 'મોકલો',
  thanks: 'આભાર. કોઈ માણસ તે વાંચશે.',
} as const
