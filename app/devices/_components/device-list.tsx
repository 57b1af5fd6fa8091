'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAccount } from '@/app/_components/account';
import { useChange } from '@/app/_components/server-changes';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Icon } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { showToast } from '@/app/_components/ui/toasts';
import { endDeviceChange } from '@/lib/devices/queries';
import type { Device, DevicePage } from '@/lib/devices/schema';
import { DEVICES } from '@/lib/pages';

const DAY = 24 * 60 * 60 * 1000;

/** True where a use was noted within two days; it is noted once a day, so nothing more exact can be said. */
const isRecent = (lastUsed: string, now: Date): boolean =>
  now.getTime() - new Date(lastUsed).getTime() < 2 * DAY;

type DeviceListProps = {
  page: DevicePage;
  /** the number of this page */
  part: number;
};

/** The devices, and the question before one is ended. */
export const DeviceList = ({ page: { devices, all, next }, part }: DeviceListProps) => {
  const [deviceToRemove, setDeviceToRemove] = useState<Device>();
  const account = useAccount();
  return (
    <>
      <ul className="border-rule-ink border-t" aria-label="Devices">
        {devices.map((device) => (
          <Line key={device.id} device={device} only={all === 1} onEnd={() => setDeviceToRemove(device)} />
        ))}
      </ul>
      {(part > 1 || next !== null) && (
        <p className="flex flex-wrap gap-2">
          {part > 1 && <LinkButton href={`${DEVICES}?page=${part - 1}`}>Used later</LinkButton>}
          {next !== null && <LinkButton href={`${DEVICES}?page=${next}`}>More devices</LinkButton>}
        </p>
      )}
      {all === 1 && (
        <p className="soft">
          {account === null
            ? 'This is the only device. If you ended it, nobody could open your armies any more. To open them on a second device, use “Other device” at the top of My armies.'
            : 'This is the only device. Sign it out in My account; your password opens your armies on any other.'}
        </p>
      )}
      <Dialog
        open={deviceToRemove !== undefined}
        onClose={() => setDeviceToRemove(undefined)}
        title={deviceToRemove?.current ? 'End this device?' : 'End the device?'}
      >
        {deviceToRemove && (
          <Question device={deviceToRemove} others={all - 1} onDone={() => setDeviceToRemove(undefined)} />
        )}
      </Dialog>
    </>
  );
};

type LineProps = { device: Device; only: boolean; onEnd: () => void };

const Line = ({ device: { name, since, lastUsed, current }, only, onEnd }: LineProps) => (
  <li className="border-rule grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b py-2.5">
    <Icon name="phone" />
    <div>
      <h2 className="text-14 font-sans leading-[1.3] font-[560]">
        {name}{' '}
        {current && (
          <span className="border-rule-firm text-ink-2 ml-1 border px-1.5 font-normal">this one</span>
        )}
      </h2>
      <p className="soft">
        Since <Time at={since} inSentence />,{' '}
        {isRecent(lastUsed, new Date()) ? (
          'used in the last days'
        ) : (
          <>
            last used about <Time at={lastUsed} inSentence />
          </>
        )}
      </p>
    </div>
    {!only && (
      <Button size="small" onClick={onEnd}>
        End
        <span className="vh"> {current ? 'this device' : name}</span>
      </Button>
    )}
  </li>
);

type QuestionProps = { device: Device; others: number; onDone: () => void };

const Question = ({ device: { id, name, current }, others, onDone }: QuestionProps) => {
  const router = useRouter();
  const { change, pending, done, fault } = useChange({
    ...endDeviceChange(id),
    onSuccess: (ended) => {
      // A new visit: this browser has no user from here on.
      if (current) return location.assign('/');
      showToast(ended ? `Ended: ${name}` : `${name} was ended already`);
      router.refresh();
      onDone();
    },
  });

  return (
    <div className="grid gap-4">
      {current ? (
        <Notice severity="warning">{`This browser forgets your armies. They stay on ${others === 1 ? 'your other device' : `your ${others} other devices`}: make sure that you can still use ${others === 1 ? 'it' : 'one of them'}.`}</Notice>
      ) : (
        <p>{`${name} can no longer open your armies. Edits it has not sent are lost. Your armies stay as they are.`}</p>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="main" disabled={pending || done} onClick={() => change()}>
          {current ? 'End this device' : 'End the device'}
        </Button>
      </div>
    </div>
  );
};
