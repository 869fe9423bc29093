// Every piece of the kit on one page, to look at while working on it: `npx vite client`, then /board/gallery.html.
// Not part of the build. `#night` shows it by night.
import { createSignal, For, Show } from 'solid-js';
import { Button, IconButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { Dialog } from './dialog.tsx';
import { PlainDie } from './die.tsx';
import { Row, showGallery } from './gallery-page.tsx';
import { Histogram, OddsBar } from './odds-bar.tsx';
import { Panel } from './panel.tsx';
import { Sheet, type Stop } from './sheet.tsx';
import { toast } from './toast.tsx';
import { Track } from './track.tsx';

function Gallery() {
  const [dialog, setDialog] = createSignal(false);
  const [stop, setStop] = createSignal<Stop>('peek');
  return (
    <main class="gallery">
      <h1>The board kit</h1>
      <Row title="Dice">
        <For each={[6, 2, 5]}>{(value) => <PlainDie value={value} hit={value > 4} />}</For>
        <PlainDie value={3} />
        <PlainDie />
      </Row>
      <Row title="Buttons, chips, tracks">
        <Button kind="primary">Move to Minas Tirith</Button>
        <Button icon="undo">Undo</Button>
        <Button icon="pass" hint="P">
          Pass
        </Button>
        <Button kind="ghost">Show it again</Button>
        <Button small>Small</Button>
        <Button disabled>Spent</Button>
        <IconButton icon="rules" label="Rulebook" />
        <IconButton icon="theme" label="Theme" aria-pressed={true} />
        <Chip kind="side" tone="free" icon="victory">
          <b>1</b>/4
        </Chip>
        <Chip kind="side" tone="shadow" icon="victory">
          <b>4</b>/10
        </Chip>
        <Chip kind="turn">Free Peoples</Chip>
        <Chip onClick={() => {}} pressed={true}>
          Dice
        </Chip>
        <Track label="Corruption" max={12} at={5} />
        <Track label="Gondor" kind="steps" max={3} at={2} words="one step from war" />
        <Track label="Progress" kind="numbers" max={8} at={3} />
      </Row>
      <Row title="Odds">
        <div class="gallery-odds">
          <OddsBar win={0.71} lose={0.29} />
          <OddsBar win={0.42} open={0.2} lose={0.38} side={1} />
          <Histogram label="Hits you will deal" shares={[0, 0, 0.67, 0.33, 0, 0]} last="5+" />
          <Histogram label="Hits you will take" shares={[0, 0.01, 0.29, 0.44, 0.22, 0.04]} side={1} last="5+" />
        </div>
        <Panel title="Your move" icon="die-army" lit aside={<Chip kind="turn">Free Peoples</Chip>}>
          <h2>Where does the army of Osgiliath go?</h2>
          <p>Seven regions are open; one more holds the enemy.</p>
        </Panel>
        <Panel title="Last move" icon="eye" aside="Shadow">
          <p class="prose">Brought four regulars into South Ithilien.</p>
        </Panel>
        <Button onClick={() => setDialog(true)}>Open a dialog</Button>
        <Button onClick={() => toast({ text: 'Minas Morgul does not border on Osgiliath.', rule: 'WR-6.7.4' })}>
          Say why not
        </Button>
      </Row>
      <Row title="Sheet">
        <div class="gallery-sheet">
          <Sheet
            label="Your move"
            stop={stop()}
            onStop={setStop}
            peek={<h2>Where does the army of Osgiliath go?</h2>}
            more={<p>The log.</p>}
          >
            <Button>Minas Tirith</Button>
          </Sheet>
        </div>
      </Row>
      <Show when={dialog()}>
        <Dialog
          title="Battle for Osgiliath"
          lead="First round. Osgiliath is a fortification."
          onClose={() => setDialog(false)}
          actions={
            <>
              <Button onClick={() => setDialog(false)}>Keep the roll</Button>
              <Button kind="primary" icon="dice" onClick={() => setDialog(false)}>
                Re-roll one die
              </Button>
            </>
          }
        >
          <OddsBar win={0.71} lose={0.29} />
        </Dialog>
      </Show>
    </main>
  );
}

showGallery(Gallery);
