import { defineWords } from './define.ts';

export const payment = defineWords({
  'success.title': {
    note: 'Document title of the page, without the brand',
    es: 'Revisa tu correo',
    en: 'Check your email',
  },
  'success.description': {
    note: 'Meta description',
    es: 'Cuando se confirma el pago, te llega un correo con las instrucciones de acceso a tu plan. Si no lo ves, revisa spam o promociones.',
    en: 'Once the payment is confirmed, you get an email with access to your plan. If you don’t see it, check spam or promotions.',
  },
  'success.headline': {
    note: 'h1 of the page; it must not say that a payment was verified',
    es: 'Revisa tu correo para entrar',
    en: 'Check your email for access',
  },
  'success.sent': {
    note: 'What was sent; {{brand}} is the name of the plan; wording is fixed in Spanish',
    es: 'Hemos enviado un correo con instrucciones de acceso a tu plan {{brand}}.',
    en: 'We have sent an email with instructions for access to your {{brand}} plan.',
  },
  'success.spam': {
    note: 'What to do when the e-mail is not there; wording follows the source',
    es: 'Si no lo ves después de 5 minutos, revisa las carpetas de spam o promociones.',
    en: 'If you do not see it after 5 minutes, check your spam or promotions folder.',
  },
  'success.unverified': {
    note: 'What this page does not know; {{email}} is the support address',
    es: 'Esta página no comprueba el pago: lo confirma el recibo del procesador. Si no te llega, escribe a {{email}}.',
    en: 'This page does not check the payment: the processor’s receipt confirms it. If it does not arrive, write to {{email}}.',
  },
  'success.session': {
    note: 'Before the reference of the payment session',
    es: 'Referencia de la sesión de pago',
    en: 'Payment session reference',
  },
  'success.sessionHint': {
    note: 'After the reference: what it is for',
    es: 'Guárdala por si preguntas por tu compra.',
    en: 'Keep it in case you need to ask about your purchase.',
  },
  'success.stepsTitle': {
    note: 'h2 over the three steps',
    es: 'Qué sigue',
    en: 'What’s next',
  },
  'success.stepMail': {
    note: 'Step 1',
    es: 'Correo',
    en: 'Email',
  },
  'success.stepAccess': {
    note: 'Step 2',
    es: 'Acceso',
    en: 'Access',
  },
  'success.stepAccessText': {
    note: 'Step 2',
    es: 'Abre el enlace del correo en el teléfono donde usas la app de mensajes.',
    en: 'Open the link in the email on the phone where you use the messaging app.',
  },
  'success.stepStop': {
    note: 'Step 3',
    es: 'Stop',
    en: 'Stop',
  },
  'success.stepStopText': {
    note: 'Step 3',
    es: 'Antes de la primera señal, decide cuánto puedes perder y escríbelo.',
    en: 'Before the first signal, decide how much you can lose and write it down.',
  },
  'success.home': {
    note: 'Link to the home page; a running count may follow',
    es: 'Volver al inicio',
    en: 'Back to Home',
  },
  'success.count': {
    note: 'After the link to the home page; {{seconds}} counts down from 10; with its unit',
    es: '({{seconds}} s)',
    en: '({{seconds}} s)',
  },
  'pages.cancelTitle': {
    note: 'h1 and document title of the page; wording is fixed',
    es: 'Pago Cancelado',
    en: 'Payment Canceled',
  },
  'pages.cancelDescription': {
    note: 'Meta description',
    es: 'El pago no se completó y no se realizó ningún cargo. Puedes intentarlo de nuevo.',
    en: 'The payment was not completed and nothing was charged. You can try again.',
  },
  'pages.cancelText': {
    note: 'What happened; wording is fixed',
    es: 'El pago fue cancelado. No se realizó ningún cargo.',
    en: 'The payment was canceled. No charges were made.',
  },
  'pages.cancelRetryText': {
    note: 'What can be done; wording is fixed',
    es: 'Si fue un error, puedes intentarlo de nuevo desde la página anterior.',
    en: 'If it was an error, you can try again from the previous page.',
  },
  'pages.cancelRetry': {
    note: 'Button: back to the services and their prices; wording is fixed in English',
    es: 'Intentar de nuevo',
    en: 'Try Again',
  },
  'pages.cancelHome': {
    note: 'Button: home page; wording is fixed in English',
    es: 'Volver al inicio',
    en: 'Back to Home',
  },
  'pages.cancelCharge': {
    note: 'Before the amount 0 in the drawing; short',
    es: 'Cargo',
    en: 'Charge',
  },
  'pages.cancelAside': {
    note: 'Closing remark: not buying is a decision, too',
    es: 'Una orden que no se ejecuta no cuesta nada. Tampoco esta.',
    en: 'An order that is not filled costs nothing. The same goes for this one.',
  },
});
