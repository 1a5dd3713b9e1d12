import { describe, expect, test } from 'vitest';
import { editionOf, periodOf } from './title-words.ts';

describe('periodOf', () => {
  test.each([
    ['Core CPI m/m', 'mom'],
    ['Inflation Rate MoM', 'mom'],
    ['German PPI (MoM) (Aug)', 'mom'],
    ['CPI y/y', 'yoy'],
    ['Average Earnings Index 3m/y', 'yoy'],
    ['Average Earnings incl. Bonus (3Mo/Yr)', 'yoy'],
    ['Fixed Asset Investment ytd/y', 'yoy'],
    ['FDI (YTD) YoY', 'yoy'],
    ['GDP Growth Rate QoQ Final', 'qoq'],
    ['Wage Price Index q/q', 'qoq'],
    ['Index of Services 3m/3m', null],
    ['RCM/TIPP Economic Optimism', null],
    ['Retail Sales Ex Gas/Autos', null],
    ['S&P/CS Composite-20 HPI', null],
    ['Momentum Index', null],
  ])('K4 %s: %s', (title, period) => {
    expect(periodOf(title)).toBe(period);
  });
});

describe('editionOf', () => {
  test.each([
    ['CPI Flash Estimate y/y', 'flash'],
    ['Prelim Flash GDP q/q', 'flash'],
    ['HCOB Services PMI Flash', 'flash'],
    ['Prelim UoM Consumer Sentiment', 'prelim'],
    ['Michigan Consumer Sentiment Prel', 'prelim'],
    ['Advance GDP q/q', 'advance'],
    ['GDP Growth Rate QoQ Adv', 'advance'],
    ['GDP Growth Rate QoQ 2nd Est', 'second'],
    ['Second Estimate GDP q/q', 'second'],
    ['Final GDP q/q', 'final'],
    ['Revised UoM Consumer Sentiment', 'final'],
    ['GDP Growth Rate QoQ 3rd Est', 'final'],
    ['PPI Final Demand MoM', null],
    ['Interest Rate Projection - 2nd Yr', null],
    ['CPI m/m', null],
  ])('K4 %s: %s', (title, edition) => {
    expect(editionOf(title)).toBe(edition);
  });
});
