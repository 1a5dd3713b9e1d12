import type { OfficialChannels } from '#contracts/official-channels.ts';

/** A list with every kind of channel, and every form of profile address: name, @name, invitation, query. */
export const LIST: OfficialChannels = {
  name: 'Áureo',
  website: 'https://aureo.example/',
  channels: [
    { kind: 'site', name: 'aureo.example', address: 'https://aureo.example/', coversPages: true },
    {
      kind: 'site',
      name: 'simulador.aureo.example',
      address: 'https://simulador.aureo.example',
      coversPages: true,
    },
    { kind: 'email', name: 'soporte@aureo.example', address: 'soporte@aureo.example' },
    { kind: 'profile', name: 'Mensajes', address: 'https://mensajes.example/aureo', handle: '@aureo' },
    { kind: 'profile', name: 'Mensajes', address: 'https://mensajes.example/+QwErTy12' },
    { kind: 'profile', name: 'Video', address: 'https://video.example/@aureo', handle: '@aureo' },
    { kind: 'profile', name: 'Muro', address: 'https://muro.example/p.php?id=77', handle: 'aureo.oficial' },
    { kind: 'profile', name: 'Gráficas', address: 'https://graficos.example/aureo', coversPages: true },
    { kind: 'payment', name: 'pago.aureo.example', address: 'https://pago.aureo.example/vip-100' },
    { kind: 'payment', name: 'caja.example', address: 'https://caja.example/buy/aB3' },
  ],
};
