import type { SignUpWords } from './sign-up-english'

export const hindi: SignUpWords = {
  askSubject: (place) => `कृपया पुष्टि करें: ${place} के समाचार`,
  askHeading: 'क्या आप हमारे समाचार चाहते हैं?',
  askMail: (place) =>
    `किसी ने, शायद आपने ही, इस पते पर ${place} के समाचार माँगे हैं। हाँ कहने के लिए बटन दबाएँ।`,
  askDays: 'यह बटन सात दिन तक काम करेगा।',
  askReason: 'यदि आपने नहीं माँगे, तो कुछ न करें: आपको कोई समाचार नहीं भेजे जाएँगे।',
  yes: 'हाँ, मुझे समाचार भेजें',
  confirmTitle: (place) => `${place} के समाचार`,
  confirmDetail: (email) => `बटन दबाएँ, और ${email} पर समाचार भेजे जाएँगे।`,
  confirmed: 'आपका नाम सूची में है',
  confirmedDetail: (place) => `${place} के समाचार आपको ई-मेल से भेजे जाएँगे। आप जब चाहें हट सकते हैं।`,
  welcomeSubject: (place) => `आपको ${place} के समाचार मिलेंगे`,
  welcomeReason: (place) => `आपने ${place} के समाचार माँगे थे, इसलिए यह मेल मिला है।`,
  leaveBelow: 'समाचार बंद करने के लिए:',
  leaveTitle: 'समाचार बंद करें',
  leaveDetail: (email, place) => `${place} के और समाचार ${email} पर नहीं भेजे जाएँगे।`,
  leave: 'समाचार बंद करें',
  left: 'समाचार बंद हुए',
  leftDetail: (place) => `${place} के और समाचार आपको नहीं भेजे जाएँगे।`,
  expired: 'यह पता अब काम नहीं करता',
  expiredDetail:
    'यह पुराना हो गया होगा, या बाद के मेल ने इसकी जगह ले ली होगी। आप हमारी साइट पर फिर नाम दर्ज करा सकते हैं।',
  later: 'एक साथ बहुत प्रयास हुए',
  laterDetail: 'कृपया कुछ मिनट बाद फिर प्रयास करें।',
}
