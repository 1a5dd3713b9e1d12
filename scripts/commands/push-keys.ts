import { runCommand } from '../command.ts';

/** Makes the owner's pair of keys for reminders by web push, as lines of `.env`: `npm run push-keys`. */
await runCommand(async () => {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  console.log(`PUSH_PUBLIC_KEY=${publicKey}`);
  console.log(`PUSH_PRIVATE_KEY=${privateKey}`);
  console.log('PUSH_CONTACT=mailto:you@your-domain.example');
  console.error(
    'Put these three lines into .env with your own address, and keep them: other keys end every reminder.',
  );
});
