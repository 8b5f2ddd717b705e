/** The texts of the forms in Hindi. */
export const SIGN_UP = {
  title: 'संपर्क में रहिए',
  prompt: 'समाचार और उत्सवों की सूचना पाने के लिए नाम लिखाइए।',
  placeholder: 'अपना ई-मेल यहाँ लिखिए…',
  button: 'नाम लिखाइए',
  thanks: 'धन्यवाद। हम आपको बताएँगे।',
} as const

export const FEEDBACK = {
  title: 'हमसे कुछ कहना है?',
  prompt: 'इस साइट या मंदिर की सेवाओं के बारे में अपने सुझाव लिखिए।',
  button: 'भेजिए',
  thanks: 'धन्यवाद। कोई व्यक्ति इसे पढ़ेगा।',
} as const
