"""Learns the tagger's weights from rows of `export.ts`, and says what it does with the files kept back.

    python train.py rows.json ../src/understand/tagger-weights.bin [--keep-back 04,10]
"""
import argparse
import json
import math
import random

import numpy as np
import torch
from torch import nn

BUCKETS, FLAGS, WIDE, DEEP, ROLES = 8192, 18, 48, 64, 9
WANTED, AT_HAND, REFUSED, HARMFUL, NOTHING = range(1, 6)


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.letters = nn.EmbeddingBag(BUCKETS, WIDE, mode="mean")
        self.flags = nn.EmbeddingBag(FLAGS + 1, WIDE, mode="sum", padding_idx=FLAGS)
        self.gru = nn.GRU(WIDE, DEEP, bidirectional=True, batch_first=True)
        self.drop = nn.Dropout(0.4)
        self.out = nn.Linear(2 * DEEP, ROLES)

    def forward(self, letters, flags, lengths, longest):
        words = self.drop(self.letters(*letters) + self.flags(*flags)).view(len(lengths), longest, WIDE)
        packed = nn.utils.rnn.pack_padded_sequence(words, lengths, batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True, total_length=longest)
        return self.out(self.drop(states))


def batch(rows, learning=False):
    longest = max(len(row["roles"]) for row in rows)
    letters, letters_at, flags, flags_at = [], [], [], []
    wanted = torch.full((len(rows), longest), -100)
    for index, row in enumerate(rows):
        for at in range(longest):
            letters_at.append(len(letters))
            flags_at.append(len(flags))
            if at >= len(row["roles"]):
                letters.append(0)
                flags.append(FLAGS)
                continue
            word = row["words"][at]
            own = word["buckets"]
            # What is not known by its letters is still known by what stands around it.
            is_name = any(4 <= flag <= 7 for flag in word["flags"])
            letters += own[:1] if learning and random.random() < (0.3 if is_name else 0.05) and len(own) > 1 else own
            flags += word["flags"] or [FLAGS]
            wanted[index, at] = row["roles"][at]
    bags = [torch.tensor(one) for one in (letters, letters_at, flags, flags_at)]
    lengths = torch.tensor([len(row["roles"]) for row in rows])
    return ((bags[0], bags[1]), (bags[2], bags[3]), lengths, longest), wanted


def learn(rows, epochs, seed):
    random.seed(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rows, tagger, rate = list(rows), Tagger(), 2e-3
    optimizer = torch.optim.AdamW(tagger.parameters(), lr=rate, weight_decay=0.01)
    weight = torch.ones(ROLES)
    weight[0], weight[HARMFUL] = 0.7, 1.5
    steps, step = epochs * math.ceil(len(rows) / 32), 0
    for epoch in range(epochs):
        tagger.train()
        random.shuffle(rows)
        for start in range(0, len(rows), 32):
            inputs, wanted = batch(rows[start : start + 32], learning=True)
            loss = nn.functional.cross_entropy(
                tagger(*inputs).reshape(-1, ROLES), wanted.reshape(-1), weight=weight, ignore_index=-100
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, (steps - step) / (0.7 * steps))
            optimizer.step()
            step += 1
        print(f"epoch {epoch + 1} of {epochs}: {loss.item():.3f}", flush=True)
    return tagger.eval()


def judge(tagger, rows, sure=0.5, unsure=0.1):
    """As the kitchen takes it: what is likely harmful goes, what was left out and is hardly so comes back."""
    served = harmed = kept_out = harmless = before_served = before_out = 0
    with torch.no_grad():
        for row in rows:
            inputs, _ = batch([row])
            likely = tagger(*inputs).softmax(-1)[0]
            is_harmed, is_served, is_out, was_served, was_out = False, False, False, False, False
            for start, end, left_out in row["names"]:
                told = [role for role in row["roles"][start:end] if WANTED <= role <= NOTHING]
                if not told:
                    continue
                role = max(set(told), key=told.count)
                of_name = likely[start:end].sum(0)[WANTED : NOTHING + 1]
                of_name = of_name / of_name.sum()
                harm, gone = of_name[HARMFUL - 1].item(), of_name[HARMFUL - 1].item() + of_name[REFUSED - 1].item()
                is_left_out = (left_out and gone > unsure) or harm > sure
                if role == HARMFUL:
                    is_harmed, is_served, was_served = True, is_served or not is_left_out, was_served or not left_out
                elif role != REFUSED:
                    is_out, was_out = is_out or is_left_out, was_out or left_out
            if is_harmed:
                harmed, served, before_served = harmed + 1, served + is_served, before_served + was_served
            else:
                harmless, kept_out, before_out = harmless + 1, kept_out + is_out, before_out + was_out
    return f"{sure} {unsure}: served {served} (rules {before_served}) of {harmed}; left out {kept_out} (rules {before_out}) of {harmless}"


def write(tagger, path):
    letters = tagger.letters.weight.detach().numpy()
    scales = np.maximum(np.abs(letters).max(1), 1e-8) / 127
    floats = lambda tensor: tensor.detach().numpy().astype("<f4").tobytes()
    gru = lambda end: [getattr(tagger.gru, f"{kind}_l0{end}") for kind in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")]
    with open(path, "wb") as file:
        file.write(np.round(letters / scales[:, None]).astype("int8").tobytes())
        file.write(scales.astype("<f4").tobytes())
        file.write(floats(tagger.flags.weight[:FLAGS]))
        for tensor in [*gru(""), *gru("_reverse"), tagger.out.weight, tagger.out.bias]:
            file.write(floats(tensor))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("rows")
    parser.add_argument("weights")
    parser.add_argument("--keep-back", default="")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows = json.load(open(asked.rows))
    # What the kitchen's own tests say outweighs one writer.
    rows += 15 * [row for row in rows if row["file"] == "regressions"]
    back = [name for name in asked.keep_back.split(",") if name]
    tagger = learn([row for row in rows if row["file"] not in back], asked.epochs, asked.seed)
    write(tagger, asked.weights)
    for name in back:
        for sure in (0.4, 0.5, 0.6, 0.7):
            print(name, judge(tagger, [row for row in rows if row["file"] == name], sure))
        for unsure in (0.05, 0.2):
            print(name, judge(tagger, [row for row in rows if row["file"] == name], 0.5, unsure))
