import type { BrandValues } from './schema.ts';

/**
 * What the owner edits. Routes, anchors, titles and links derive from it; no other file repeats a value of this one
 * (SPEC A1). Hosts that end in `.example` lead nowhere: they are placeholders.
 */
export const values: BrandValues = {
  name: 'Áureo',
  slug: 'aureo',
  domain: 'aureo.example',
  email: 'soporte@aureo.example',
  checkout: {
    VIP_100: 'https://pago.aureo.example/vip-100',
    PASSIVE_1K: 'https://pago.aureo.example/pasivo-1k',
    STAGE_5K: 'https://pago.aureo.example/etapa-5k',
    NWLVL_10K: 'https://pago.aureo.example/nwlvl-10k',
  },
  wallet: { name: 'Monedero Regional', url: 'https://monedero.example/aureo/vip-100' },
  freeChannel: 'https://mensajes.example/aureo-gratis',
  simulator: 'https://simulador.aureo.example',
  experienceHub: 'https://experiencia.aureo.example',
  socials: [
    { kind: 'messaging', name: 'Mensajes', handle: '@aureo', url: 'https://mensajes.example/aureo' },
    { kind: 'video', name: 'Video', handle: '@aureo', url: 'https://video.example/@aureo' },
    { kind: 'shortPost', name: 'Notas', handle: '@aureo', url: 'https://notas.example/aureo' },
    { kind: 'threads', name: 'Hilos', handle: '@aureo', url: 'https://hilos.example/@aureo' },
    { kind: 'photo', name: 'Fotos', handle: '@aureo', url: 'https://fotos.example/aureo' },
    { kind: 'shortVideo', name: 'Clips', handle: '@aureo', url: 'https://clips.example/@aureo' },
    { kind: 'page', name: 'Muro', handle: 'aureo', url: 'https://muro.example/aureo' },
    { kind: 'community', name: 'Comunidad', handle: 'aureo', url: 'https://comunidad.example/aureo' },
    { kind: 'forum', name: 'Foro', handle: 'aureo', url: 'https://foro.example/s/aureo' },
    { kind: 'memberships', name: 'Membresías', handle: 'aureo', url: 'https://membresias.example/aureo' },
  ],
  prices: { VIP_100: 100, PASSIVE_1K: 1_000, STAGE_5K: 5_000, NWLVL_10K: 10_000 },
  claims: [
    {
      id: 'win-rate',
      figure: { unit: 'percent', amount: 85 },
      text: { es: 'de señales ganadoras', en: 'of signals won' },
      period: { es: '2019 a 2024', en: '2019 to 2024' },
      basis: 'self-reported',
      verified: false,
    },
    {
      id: 'risk-reward-best',
      figure: { unit: 'ratio', amount: 200 },
      text: { es: 'relación riesgo/beneficio más alta', en: 'highest risk to reward ratio' },
      period: { es: 'no declarado', en: 'not stated' },
      basis: 'self-reported',
      verified: false,
    },
    {
      id: 'monthly-roi',
      figure: { unit: 'percent', amount: 100 },
      text: { es: 'de rendimiento mensual', en: 'monthly return' },
      period: { es: 'no declarado', en: 'not stated' },
      basis: 'self-reported',
      verified: false,
    },
    {
      id: 'risk-reward-minimum',
      figure: { unit: 'ratio', amount: 3 },
      text: { es: 'relación riesgo/beneficio mínima', en: 'minimum risk to reward ratio' },
      period: { es: 'no declarado', en: 'not stated' },
      basis: 'self-reported',
      verified: false,
    },
    {
      id: 'signal-precision',
      figure: { unit: 'percent', amount: 85, atLeast: true },
      text: { es: 'de precisión de las señales', en: 'signal precision' },
      period: { es: 'no declarado', en: 'not stated' },
      basis: 'self-reported',
      verified: false,
    },
    {
      id: 'retail-loss',
      figure: { unit: 'percent', amount: -80, signed: true },
      text: { es: 'resultado de traders minoristas', en: 'result of retail traders' },
      period: { es: '12 meses', en: '12 months' },
      basis: 'self-reported',
      verified: false,
    },
    {
      id: 'institutional-gain',
      figure: { unit: 'percent', amount: 340, signed: true },
      text: {
        es: 'resultado de quienes siguen el dinero institucional',
        en: 'result of those who follow institutional money',
      },
      period: { es: '12 meses', en: '12 months' },
      basis: 'self-reported',
      verified: false,
    },
  ],
};
